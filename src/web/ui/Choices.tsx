/** One of a few, each with its words. */
export const Choices = <Id extends string>({
  name,
  choices,
  chosen,
  onChoose,
}: {
  name: string
  choices: Record<Id, string>
  chosen: Id
  onChoose: (id: Id) => void
}) => (
  <fieldset>
    <legend className="mb-1 font-semibold">{name}</legend>
    {(Object.keys(choices) as Id[]).map((id) => (
      <label key={id} className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name={name}
          className="accent-ink size-5"
          checked={id === chosen}
          onChange={() => onChoose(id)}
        />
        {choices[id]}
      </label>
    ))}
  </fieldset>
)
