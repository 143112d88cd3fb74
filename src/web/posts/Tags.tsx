import { Badge } from '#web/ui/Badge.tsx'

export const Tags = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <p className="mt-3 flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Badge key={tag}>#{tag}</Badge>
      ))}
    </p>
  )
