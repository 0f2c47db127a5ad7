import { useState } from 'react'
import { Icon } from '../../ui/src/icon/index.ts'
import { iconNames } from '../../ui/src/icons/index.ts'
import { TextField } from '../../ui/src/text-field/index.ts'

/** Every drawing of the set, found by its name. */
export function IconGallery() {
  const [text, setText] = useState('')
  const shown = iconNames.filter((name) => name.includes(text.trim().toLowerCase().replaceAll(' ', '-')))
  return (
    <div className="sb-unstyled">
      <div className="ronde-icon-search">
        <TextField label="Find by name" value={text} onValueChange={({ value }) => setText(value)} />
      </div>
      <p role="status">
        {shown.length} of {iconNames.length}
      </p>
      <ul className="ronde-icons">
        {shown.map((name) => (
          <li key={name}>
            <Icon name={name} size={24} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
