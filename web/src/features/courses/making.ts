// One part: the service worker has little room for names.
export { MakeHole } from './make-hole/make-hole.tsx'
export { MapHole } from './map-it/map-hole.tsx'
