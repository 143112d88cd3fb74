import type { Character } from '#shared/characters.ts'

/** The class that gives everything inside a character's colour. */
export const tones: Record<Character['color'], string> = {
  'ai-purple': 'tone-ai-purple',
  'ai-pink': 'tone-ai-pink',
  'ai-teal': 'tone-ai-teal',
  'ai-yellow': 'tone-ai-yellow',
  'ai-emerald': 'tone-ai-emerald',
  'ai-red': 'tone-ai-red',
  'ai-indigo': 'tone-ai-indigo',
  'ai-rose': 'tone-ai-rose',
}
