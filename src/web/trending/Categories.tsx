import { categories } from '#shared/trending.ts'
import { texts } from '#web/texts/index.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'
import { TopicName } from './TopicName.tsx'

const icons: Record<(typeof categories)[number], IconName> = {
  Technology: 'cpu',
  Science: 'flask-conical',
  Politics: 'landmark',
  Environment: 'sprout',
  Business: 'briefcase',
  Healthcare: 'heart-pulse',
  Education: 'graduation-cap',
  Innovation: 'sparkles',
}

export const Categories = () => (
  <Panel id="categories" heading={texts.trending.categories}>
    <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-1">
      {categories.map((category) => {
        return (
          <li key={category} className="flex items-center gap-2.5">
            <Icon name={icons[category]} size={17} className="text-soft shrink-0" />
            <TopicName tag={category} text={category} />
          </li>
        )
      })}
    </ul>
  </Panel>
)
