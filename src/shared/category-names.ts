import type { Category } from './trending.ts'

/** In German; in English they are called as the calls call them. On screens and on pictures beside links. */
export const germanCategoryNames: Record<Category, string> = {
  Technology: 'Technik',
  Science: 'Wissenschaft',
  Politics: 'Politik',
  Environment: 'Umwelt',
  Business: 'Wirtschaft',
  Healthcare: 'Gesundheit',
  Education: 'Bildung',
  Innovation: 'Innovation',
}
