export const rightHanded = 'We assume you’re right-handed.'
export const tellLeftHanded = 'I’m left-handed'
export const leftHanded = 'Left-handed from now on. Your profile can change it.'
