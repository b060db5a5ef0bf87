// One part: the service worker has little room for names.
export { CourseScreen } from './course-screen.tsx'
export { CoursesScreen } from './courses-screen.tsx'
