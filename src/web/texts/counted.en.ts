import { countIn } from '#web/texts/counting.ts'

/** '1 like', '2 likes'. */
export const counted = countIn('en')
