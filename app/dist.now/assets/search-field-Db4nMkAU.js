import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{Mt as t,Nt as n,Pt as r,jt as i,wn as a}from"./start-D7C81CvM.js";import{en as o,un as s,yn as c}from"./inside-Dq_ako9A.js";import{a as l,dt as u,t as d}from"./libraries-CO3eaAi_.js";import{Sn as f,xn as p}from"./list-DRwdXwa6.js";var m=e(u(),1),h=l.kbd`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2px;
  color: var(--ui-color-text-muted);
  font-family: inherit;
  font-size: var(--ui-font-12);
  white-space: pre;
`,g=l.kbd`
  min-inline-size: 1.375rem;
  padding: 0 5px;
  border: 1px solid var(--ui-color-border);
  border-block-end-width: 2px;
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface);
  color: var(--ui-color-text);
  font-family: inherit;
  font-size: var(--ui-font-12);
  line-height: 1.25rem;
  text-align: center;
`,_={Shift:{message:`key.shift`},Escape:{message:`key.escape`},Enter:{message:`key.enter`},Delete:{message:`key.delete`},Backspace:{message:`key.backspace`},Space:{message:`key.space`},Home:{message:`key.home`},End:{message:`key.end`},PageUp:{message:`key.pageUp`},PageDown:{message:`key.pageDown`},ArrowUp:{message:`key.arrowUp`,drawn:`↑`},ArrowDown:{message:`key.arrowDown`,drawn:`↓`},ArrowLeft:{message:`key.arrowLeft`,drawn:`←`},ArrowRight:{message:`key.arrowRight`,drawn:`→`}},v=d(),y=e=>e.split(/(?<=[^+])\+/);function b({keys:e,...t}){let{t:i}=n();return(0,v.jsx)(h,{...t,children:e.split(` `).map((e,t)=>(0,v.jsxs)(m.Fragment,{children:[t>0&&` `,y(e).map((e,t)=>{let n=_[e];return(0,v.jsxs)(m.Fragment,{children:[t>0&&`+`,(0,v.jsx)(g,{children:n?.drawn?(0,v.jsxs)(v.Fragment,{children:[(0,v.jsx)(`span`,{"aria-hidden":`true`,children:n.drawn}),(0,v.jsx)(r,{elementType:`span`,children:i(n.message)})]}):n?i(n.message):e})]},e)})]},`${t}${e}`))})}function x(e){let{value:l,onValueChange:u,onSubmit:d,label:h,placeholder:g,shortcut:_,result:y,isPending:x=!1,isDisabled:S,autoFocus:C,inputRef:w,...T}=e,{t:E}=n(),D=(0,m.useRef)(null),O=h??E(`search.label`),k=()=>{u({value:``}),D.current?.focus()};return(0,v.jsxs)(p,{...T,"data-disabled":S||void 0,children:[x?(0,v.jsx)(i,{role:`img`,"aria-label":E(`search.pending`)}):(0,v.jsx)(t,{name:a}),(0,v.jsx)(f,{ref:s(w,D),type:`text`,role:`searchbox`,"aria-label":O,"aria-keyshortcuts":_?.replace(`Ctrl`,`Control`),placeholder:g??O,value:l,disabled:S,autoFocus:C,onChange:({currentTarget:e})=>u({value:e.value}),onKeyDown:e=>{e.key===`Enter`&&d?.({value:l}),e.key===`Escape`&&l!==``&&(e.stopPropagation(),u({value:``}))},spellCheck:!1,autoComplete:`off`}),l===``&&_&&(0,v.jsx)(b,{keys:_,"aria-hidden":!0}),l!==``&&!S&&(0,v.jsx)(o,{label:E(`search.clear`),icon:c,size:`small`,onPress:k}),(0,v.jsx)(r,{elementType:`span`,role:`status`,children:y})]})}export{x as t};