export const title = 'Leave without saving?'
export const warning = "Your changes aren't saved. Leave and you'll lose them."
export const stay = 'Keep editing'
export const leave = 'Leave without saving'
