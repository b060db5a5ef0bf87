import { parentPort, workerData } from 'node:worker_threads'
import { courseInMap } from './course-in-map.ts'

parentPort?.postMessage(courseInMap(workerData))
