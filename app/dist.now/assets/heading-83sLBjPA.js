import{a as e,t}from"./libraries-CO3eaAi_.js";var n=e.h2`
  min-inline-size: 0;
  margin: 0;
  font-size: var(--ui-font-16);
  font-weight: var(--ui-weight-strong);
  line-height: 1.35;
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-size='13'] {
    font-size: var(--ui-font-13);
  }
  &[data-size='14'] {
    font-size: var(--ui-font-14);
  }
  &[data-size='20'] {
    font-size: var(--ui-font-20);
    letter-spacing: -0.01em;
  }
  &[data-size='28'] {
    font-size: var(--ui-font-28);
    letter-spacing: -0.015em;
    line-height: 1.25;
  }
`,r=t(),i={1:20,2:16,3:14,4:13};function a({level:e,size:t=i[e],...a}){return(0,r.jsx)(n,{...a,as:`h${e}`,"data-size":t})}export{a as t};