import { looks, signs } from './stances.ts'

/** Pixels. */
export const signSize = 28

/** A stance as a sign on its colour; an empty dashed box where nobody knows it. */
export const Sign = ({ stance, y = 0 }: { stance: number | null; y?: number }) => {
  const look = looks[String(stance)]
  return (
    <>
      <rect
        x={1}
        y={y + 1}
        width={signSize - 2}
        height={signSize - 2}
        rx={8}
        strokeDasharray={look ? undefined : '3 3'}
        className={look?.box ?? 'fill-card stroke-edge'}
      />
      {look && (
        <text
          x={signSize / 2}
          y={y + signSize / 2 + 5}
          textAnchor="middle"
          className={`text-sm font-bold ${look.sign}`}
        >
          {signs[String(stance)]}
        </text>
      )}
    </>
  )
}
