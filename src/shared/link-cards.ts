import { z } from 'zod'

/** Characters of somebody else's page that a card shows at most. */
export const cardLengths = { title: 160, site: 60 } as const

/** What the page behind a link says of itself. The words are somebody else's. */
export const linkCard = z
  .object({
    /** Where it leads, as the text has it. */
    url: z.string(),
    title: z.string(),
    /** What the page calls its site; null: nothing else than its host. */
    site: z.string().nullable(),
    /** Where the link leads, whatever the page calls itself. */
    host: z.string(),
    /** On this site; null: it has no picture. */
    imageUrl: z.string().nullable(),
  })
  .meta({ id: 'LinkCard' })
export type LinkCard = z.infer<typeof linkCard>
