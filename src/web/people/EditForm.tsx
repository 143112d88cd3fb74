import { type FormEvent, useId } from 'react'
import { type OwnProfile, profileLength } from '#shared/people.ts'
import { typedIn } from '#web/accounts/forms.ts'
import { ownProfile as words } from './own-profile.en.ts'
import { people as peopleTexts } from '#web/texts/people.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field, inputLook } from '#web/ui/Field.tsx'
import { useProfileChanges } from './changes.ts'

const names = ['firstName', 'lastName', 'bio', 'location'] as const

/** Starts from what is saved each time it opens. */
export const EditForm = ({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) => {
  const saving = useProfileChanges({ onDone: onClose })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    saving.mutate(typedIn(event, names))
  }
  return (
    <Card>
      <form aria-label={peopleTexts.edit} onSubmit={submit} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="firstName"
            label={words.firstName}
            defaultValue={profile.firstName}
            maxLength={profileLength.name}
            autoComplete="given-name"
          />
          <Field
            name="lastName"
            label={words.lastName}
            defaultValue={profile.lastName}
            maxLength={profileLength.name}
            autoComplete="family-name"
          />
        </div>
        <Bio text={profile.bio} />
        <Field
          name="location"
          label={words.location}
          defaultValue={profile.location}
          maxLength={profileLength.location}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={saving.isPending}>
            {saving.isPending ? words.saving : words.save}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const Bio = ({ text }: { text: string }) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.bio}
      </label>
      <textarea
        id={id}
        name="bio"
        rows={3}
        defaultValue={text}
        maxLength={profileLength.bio}
        className={inputLook}
      />
    </div>
  )
}
