import { about } from './en/about.ts'
import { contact } from './en/contact.ts'
import { privacy } from './en/privacy.ts'
import { terms } from './en/terms.ts'

/** The catalogue's long texts: a part by itself, which only the pages that show them fetch. */
export const statements = { about, contact, privacy, terms }
