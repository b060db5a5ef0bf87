import * as copy from './from-other-apps.copy.ts'

/** Whether an installed page gets files from other apps: browsers that install pages say so, all others have no way. */
export function getsFilesFromApps(browser: object): boolean {
  return 'launchQueue' in browser || 'onbeforeinstallprompt' in browser
}

/** What the browser at hand can do beside choosing a file. */
export function FromOtherApps() {
  return <>{getsFilesFromApps(window) ? copy.possible : copy.impossible}</>
}
