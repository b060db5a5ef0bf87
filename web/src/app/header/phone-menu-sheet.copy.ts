export const title = 'Menu'
export const allPages = 'All pages'
export const home = 'Home'
export const profile = 'Profile'
