export const brand = { flag: 'BW', name: 'Bagwise' } as const
export const loading = 'Loading your golf assistant...'
export const skipToContent = 'Skip to content'

export const mainNavigation = 'Main'
export const analysisMenu = 'Analysis'
export const phoneMenu = 'Menu'
export const settingsMenu = 'Settings'
export const signIn = 'Sign In'
export const signUp = 'Sign Up'

export const question = 'Question? Number look wrong?'
export const contactUs = 'Contact Us'
export const quickLinks = 'Quick links'
export const privacy = 'Privacy'

export const noWord = { title: "Can't reach Bagwise", subtitle: 'Everything you have saved is safe.' } as const

export const errorTitle = 'Unexpected Application Error!'
export const ourFault = 'Something went wrong on this page. What you have saved is safe. Reload it, or go back to home.'
export const notLoaded = "This page didn't load. Your data is safe. Reload to continue."
export const reload = 'Reload'
export const backToHome = 'Back to home'
