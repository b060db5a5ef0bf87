// One file: the service worker has little room for names.
export { adviseOnHole } from './advise-on-hole.ts'
export { coverOfBook, pageOfBook } from './book-on-course.ts'
export { readCourses } from './read-courses.ts'
