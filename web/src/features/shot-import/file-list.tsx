import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { Refusals } from './refusals.tsx'
import * as copy from './shot-import.copy.ts'
import type { ReadFile } from '@bagwise/shot-files/shot-file'
import type { Refusal } from './use-shot-file.ts'
import styles from './import.module.css'
import type { ReactNode } from 'react'
import type { UnknownColumns } from '@bagwise/shot-files/shot-file'

type FileListProps = {
  readonly files: readonly ReadFile[]
  readonly refusals: readonly Refusal[]
  readonly onForgetColumns: (columns: UnknownColumns) => void
  readonly onNameColumns: (name: string, columns: UnknownColumns) => void
  /** What is asked of the files that do not say it. */
  readonly children: ReactNode
}

/** What each file gives, how its columns were read, and the files that give nothing. */
export function FileList({ files, refusals, onForgetColumns, onNameColumns, children }: FileListProps) {
  const [first, ...others] = files
  const details = ({ name, read: { layout, columns, leftOut } }: ReadFile) => (
    <>
      {columns && layout === 'golfer' && (
        <Button look="quiet" onClick={() => onForgetColumns(columns)}>
          {copy.forgetColumns}
        </Button>
      )}
      {columns && layout === 'names' && (
        <Button look="quiet" onClick={() => onNameColumns(name, columns)}>
          {copy.nameColumns}
        </Button>
      )}
      <LeftOutList lines={leftOut} />
    </>
  )
  return (
    <Sheet>
      <h2 tabIndex={-1} className="wrap-anywhere outline-none">
        {first && others.length === 0 ? first.name : copy.filesTitle(files)}
      </h2>
      {first && others.length === 0 ? (
        <>
          <p className="mt-1.5">{`${copy.fileText(first.read)} ${copy.nothingSaved}`}</p>
          {children}
          {details(first)}
        </>
      ) : (
        <>
          <p className="mt-1.5">{copy.nothingSaved}</p>
          {children}
          <ul className="mt-1.5 divide-y divide-rule">
            {files.map((file, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
              <li key={index} className="py-2 wrap-anywhere">
                <b>{file.name}</b>
                <p className="text-sm">{copy.fileText(file.read)}</p>
                {details(file)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div role="alert" className={styles.fault}>
        {refusals.length > 0 && <Refusals refusals={refusals} />}
      </div>
    </Sheet>
  )
}
