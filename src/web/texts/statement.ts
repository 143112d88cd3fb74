/** A part of a page that states something: texts, then points, then links, each where there are any. */
export type Section = {
  id: string
  heading: string
  texts?: string[]
  points?: string[]
  links?: { label: string; to: string }[]
}
