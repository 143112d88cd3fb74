import { lengthOn, platforms, type Platform } from '#shared/sharing.ts'
import { sharing as words } from './sharing.en.ts'
import { Row, Toggle } from './Parts.tsx'

/** The platforms, each with how much of its room the text takes. */
export const PlatformToggles = ({
  text,
  chosen,
  onToggle,
}: {
  text: string
  chosen: Platform[]
  onToggle: (platform: Platform) => void
}) => (
  <>
    <Row label={words.choose}>
      {platforms.map((platform) => (
        <Toggle key={platform} isOn={chosen.includes(platform)} onClick={() => onToggle(platform)}>
          {words.platforms[platform]}
        </Toggle>
      ))}
    </Row>
    <ul className="text-soft space-y-0.5 text-sm empty:hidden">
      {chosen.map((platform) => (
        <Room key={platform} platform={platform} text={text} />
      ))}
    </ul>
    <p role="status" className="sr-only">
      {chosen
        .filter((platform) => isCut(platform, text))
        .map(cutOn)
        .join(', ')}
    </p>
  </>
)

/** Read out when it happens; the counts are not, with every letter. */
const cutOn = (platform: Platform) => `${words.platforms[platform]}: ${words.cut}`

const isCut = (platform: Platform, text: string): boolean => {
  const { length, most } = lengthOn(platform, text)
  return length > most
}

const Room = ({ platform, text }: { platform: Platform; text: string }) => {
  const { length, most } = lengthOn(platform, text)
  return (
    <li>
      {words.platforms[platform]}: {words.counted(length, most)}
      {length > most && <span className="text-danger"> ({words.cut})</span>}
    </li>
  )
}
