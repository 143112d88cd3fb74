import { Buttons, Forms, Messages, Surfaces } from '#web/styleguide/Components.tsx'
import { Debate } from '#web/styleguide/Debate.tsx'
import { Colours, Icons, Part, Spacing, Type } from '#web/styleguide/Foundations.tsx'
import { Head } from './Head.tsx'

const name = 'Style guide'

/** For people who work on the site; it is not part of what is built (routes/styleguide.ts). */
export default function Styleguide() {
  return (
    <div className="mx-auto max-w-4xl space-y-12">
      <Head title={name} description={name} />
      <h1 className="font-serif text-3xl font-semibold">{name}</h1>
      <Part name="Colours">
        <Colours />
      </Part>
      <Part name="Type">
        <Type />
      </Part>
      <Part name="Spacing">
        <Spacing />
      </Part>
      <Part name="Icons">
        <Icons />
      </Part>
      <Part name="Buttons">
        <Buttons />
      </Part>
      <Part name="Forms">
        <Forms />
      </Part>
      <Part name="Surfaces">
        <Surfaces />
      </Part>
      <Part name="Messages">
        <Messages />
      </Part>
      <Part name="A debate">
        <Debate />
      </Part>
    </div>
  )
}
