/** Grey lines where text is about to be. */
export const Skeleton = ({ lines = 3 }: { lines?: number }) => (
  <div aria-hidden="true" className="animate-breathe space-y-3">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className="bg-sunken h-4 rounded-full last:w-2/3" />
    ))}
  </div>
)
