import preview from '../../../.storybook/preview.tsx'
const meta = preview.meta({ title: 'Components/ZzBad', component: () => <p style={{ color: '#999', background: '#fff' }}>Gris</p> })
export const Light = meta.story()
export const DarkOnly = meta.story({ render: () => <p style={{ color: '#111' }}>Noir</p> })
