// One file: the service worker has little room for names.
export { historyWithRounds, memoryWithRounds } from '@bagwise/golf/play/memory-of-rounds'
