import { styled } from 'styled-components'

export const LoginRoot = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--ui-space-4);
  background: var(--ui-color-bg);
`

export const LoginCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-4);
  inline-size: min(100%, 380px);

  h1 {
    margin: 0 0 var(--ui-space-4);
    font-size: var(--ui-font-20);
  }

  form {
    display: flex;
    flex-direction: column;
    gap: var(--ui-space-4);

    > [role='alert']:empty {
      margin-block-end: calc(-1 * var(--ui-space-4));
    }
  }
`

export const Languages = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--ui-space-2);
`

export const Mention = styled.p`
  margin: 0;
  text-align: center;
`
