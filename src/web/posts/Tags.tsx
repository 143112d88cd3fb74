import { TagLink } from '#web/topics/TagLink.tsx'

export const Tags = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <p className="mt-3 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <TagLink key={tag} tag={tag} />
      ))}
    </p>
  )
