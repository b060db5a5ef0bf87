// One file: the service worker has little room for names.
export { adviseOnHole } from './advise-on-hole.ts'
export { readCourses } from './read-courses.ts'
