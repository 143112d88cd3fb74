import { countIn } from '#web/texts/counting.ts'

/** '1 Antwort', '2 Antworten'. */
export const counted = countIn('de')
