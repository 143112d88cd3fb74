import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { truncate } from '#shared/text.ts'
import { map as texts } from './map.en.ts'
import { type Layout, lineTo, type Place, placeHeight, postPlace } from './layout.ts'
import { inWords, type Said } from './said.ts'
import { Sign, signSize } from './Sign.tsx'
import { stepFrom } from './steps.ts'

type Props = { layout: Layout; said: Map<number, Said>; width: number }

/** Who answers whom. One stop for the tab key; arrows go from place to place. */
export const Picture = ({ layout, said, width }: Props) => {
  const picture = useRef<SVGSVGElement>(null)
  const [at, setAt] = useState<number>(postPlace)
  const here = layout.places.some(({ id }) => id === at) ? at : postPlace
  const step = (event: KeyboardEvent) => {
    const to =
      event.altKey || event.ctrlKey || event.metaKey ? null : stepFrom(layout, here, event.key)
    if (to === null) return
    event.preventDefault()
    setAt(to)
    focusOn(picture, to)
  }
  return (
    <svg
      ref={picture}
      role="group"
      aria-label={texts.picture}
      width={width}
      height={layout.height}
      className="block"
    >
      <Lines layout={layout} />
      {layout.places.map((place) => {
        const one = said.get(place.id)
        return (
          one && (
            <Spot
              key={place.id}
              place={place}
              said={one}
              isHere={place.id === here}
              onFocus={() => setAt(place.id)}
              onKeyDown={step}
            />
          )
        )
      })}
    </svg>
  )
}

const focusOn = (picture: RefObject<SVGSVGElement | null>, id: number) =>
  picture.current?.querySelector<SVGAElement>(`[data-place="${id}"]`)?.focus()

const Lines = ({ layout: { places, isAcross } }: { layout: Layout }) => {
  const byId = new Map(places.map((place) => [place.id, place]))
  return (
    <g className="stroke-edge fill-none stroke-2 opacity-50">
      {places.map((place) => {
        const from = place.answers === null ? undefined : byId.get(place.answers)
        return from && <path key={place.id} d={lineTo(from, place, isAcross)} />
      })}
    </g>
  )
}

const pad = 8
/** A letter of 13 pixels is about this wide; what still does not fit is cut off by its box. */
const letterWidth = 6.6
const boldWidth = 8.2

type SpotOf = {
  place: Place
  said: Said
  isHere: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A link that shows who stands where, and how their words begin. */
const Spot = ({ place: { id, x, y, width }, said, isHere, ...heard }: SpotOf) => {
  const left = pad + signSize + pad
  const room = width - left - pad
  const [name = ''] = said.name.split(' · ')
  const mark = said.isAi ? ` · ${texts.ai}` : ''
  const letters = Math.floor(room / boldWidth) - mark.length
  return (
    <svg x={x} y={y} width={width} height={placeHeight}>
      <a
        href={said.href}
        data-place={id}
        tabIndex={isHere ? 0 : -1}
        {...heard}
        className="group outline-none"
      >
        <title>{inWords(said)}</title>
        <rect
          x={1.5}
          y={1.5}
          width={width - 3}
          height={placeHeight - 3}
          rx={10}
          className="fill-card stroke-line group-hover:stroke-edge group-focus-visible:stroke-accent stroke-1 group-focus-visible:stroke-3"
        />
        <svg x={pad} y={(placeHeight - signSize) / 2} width={signSize} height={signSize}>
          <Sign stance={said.stance} />
        </svg>
        <text x={left} y={18} className="fill-ink text-[13px] font-semibold">
          {truncate(name, letters)}
          {mark && <tspan className="fill-soft font-normal">{mark}</tspan>}
        </text>
        <text x={left} y={34} className="fill-soft text-[12px]" {...said.spoken}>
          {truncate(said.words, Math.floor(room / letterWidth))}
        </text>
      </a>
    </svg>
  )
}
