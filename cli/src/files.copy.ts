const BYTES_PER_MEGABYTE = 1024 * 1024

export const missing = (path: string) => `There is no file ${path}.`
export const noFile = (path: string) => `${path} is no file.`
export const folder = (path: string) => `${path} is a folder: name a file in it.`
export const unreadable = (path: string, code: string) => `${path} cannot be read (${code}).`
export const tooLarge = (path: string, mostBytes: number) =>
  `${path} is larger than ${mostBytes / BYTES_PER_MEGABYTE} MB.`
