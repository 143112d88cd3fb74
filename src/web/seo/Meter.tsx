/** A bar that shows how much of the most a value is; the number stands beside it. */
export const Meter = ({ value, most }: { value: number; most: number }) => (
  <div aria-hidden="true" className="bg-sunken mt-1 h-1.5 rounded-full">
    <div
      className="bg-accent h-full rounded-full"
      style={{ width: `${most > 0 ? (value / most) * 100 : 0}%` }}
    />
  </div>
)
