import chromium from '@sparticuz/chromium'

// It unpacks into TMPDIR, and the libraries only where it believes to be on the platform it is made for.
await chromium.executablePath()
