import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import { golferWithDistances, keptEdits } from '../support/device.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

test(
  'keeps an edit on the device although it cannot be written as a batch',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, network }) => {
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    await page.evaluate(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its store below
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function refuseBatches(row: unknown, key?: IDBValidKey) {
        if (typeof row === 'object' && row !== null && 'batch' in row)
          throw new DOMException('No copy', 'DataCloneError')
        return put.call(this, row, key)
      }
    })
    network.set('none')
    await editDistance(page, '6-Iron', '141')
    await expect(resultRow(page, '6-Iron')).toContainText('not saved yet')
    expect((await keptEdits(page)).map(({ kind }) => kind)).toEqual(['waiting'])
    await page.close()

    network.set('good')
    const later = await context.newPage()
    await later.goto(`${network.url}/privacy`)
    await expect.poll(async () => (await storedDistance(golfer, '6-iron'))?.distance).toBe(141)
  },
)
