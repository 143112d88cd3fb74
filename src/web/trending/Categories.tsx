import { categories, type Category } from '#shared/trending.ts'
import { trending as texts } from '#web/texts/trending.en.ts'
import { kept } from '#web/fragments/kept.tsx'
import { categoryPath } from '#web/topics/paths.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'
import { Link } from '#web/ui/Link.tsx'

export const categoryIcons: Record<Category, IconName> = {
  Technology: 'cpu',
  Science: 'flask-conical',
  Politics: 'landmark',
  Environment: 'sprout',
  Business: 'briefcase',
  Healthcare: 'heart-pulse',
  Education: 'graduation-cap',
  Innovation: 'sparkles',
}

export const Categories = kept('categories', () => (
  <Panel id="categories" heading={texts.categories}>
    <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-1">
      {categories.map((category) => (
        <li key={category}>
          <Link
            to={categoryPath(category)}
            className="inline-flex min-h-6 items-center gap-2.5 font-medium hover:underline"
          >
            <Icon name={categoryIcons[category]} size={17} className="text-soft shrink-0" />
            {texts.categoryNames[category]}
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
))
