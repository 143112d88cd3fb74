import { Card } from './Card.tsx'

/** Grey lines where text is about to be. */
export const Skeleton = ({ lines = 3 }: { lines?: number }) => (
  <div aria-hidden="true" className="animate-breathe space-y-3">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className="bg-sunken h-4 rounded-full last:w-2/3" />
    ))}
  </div>
)

/** Cards where discussions are about to be: a face, a name, some lines. */
export const CardSkeletons = ({ count = 3 }: { count?: number }) =>
  Array.from({ length: count }, (_, card) => (
    <Card key={card} aria-hidden="true" className="animate-breathe">
      <div className="mb-5 flex items-center gap-3">
        <div className="bg-sunken size-10 rounded-full" />
        <div className="bg-sunken h-4 w-40 rounded-full" />
      </div>
      <Skeleton lines={4} />
    </Card>
  ))
