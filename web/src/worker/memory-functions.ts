// One file: the service worker has little room for names.
export { clubHistory } from '@bagwise/golf/memory/club-history'
export { shotMemory } from '@bagwise/golf/memory/shot-memory'
