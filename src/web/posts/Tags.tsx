import { hashtags, tagKey } from '#shared/text.ts'
import { TagLink } from '#web/topics/TagLink.tsx'

/** The hashtags of a post that its words, as far as they are shown, do not hold. */
export const Tags = ({ tags, words }: { tags: string[]; words: string }) => {
  const said = new Set(hashtags(words).map(tagKey))
  const others = tags.filter((tag) => !said.has(tagKey(tag)))
  return (
    others.length > 0 && (
      <p className="mt-3 flex flex-wrap gap-1.5">
        {others.map((tag) => (
          <TagLink key={tag} tag={tag} />
        ))}
      </p>
    )
  )
}
