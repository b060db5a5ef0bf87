export const possible = 'Once Bagwise is installed, you can also send files here from other apps.'
export const impossible =
  "This browser can't send files here from other apps. Save the file on your device, then choose it."
