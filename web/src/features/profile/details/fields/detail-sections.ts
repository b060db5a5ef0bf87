import { GOLF_PROFILE } from './golf-profile.ts'
import { PERSONAL_INFORMATION } from './personal-information.ts'

export const DETAIL_SECTIONS = [PERSONAL_INFORMATION, GOLF_PROFILE] as const
export const DETAIL_FIELDS = DETAIL_SECTIONS.flatMap(({ fields }) => fields)
