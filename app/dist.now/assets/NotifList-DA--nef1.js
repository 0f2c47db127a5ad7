import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{a as t,dt as n,t as r,ut as i}from"./libraries-CO3eaAi_.js";import{I as a,r as o}from"./list-DRwdXwa6.js";import{Bn as s,Hn as c,Mt as l,O as u,Ot as d,Vn as f,Wn as p,_ as m,xt as h}from"./start-D7C81CvM.js";var g=e(n(),1),_=r();function v({about:e}){return e?e.href===null?e.name:(0,_.jsx)(m,{href:e.href,children:e.name}):null}function y({id:e}){let t=u(),[n,r]=i([c,p]),a=n.get(e);return a?a.state===`open`?(0,_.jsx)(d,{size:`small`,tone:`quiet`,onPress:()=>r(a.button),children:a.button.text}):t(`undo.${a.state}`):null}var b=t.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-space-2);

  [data-icon] {
    flex: none;
    color: var(--ui-color-info);
  }
  &[data-type='success'] [data-icon] {
    color: var(--ui-color-success);
  }
  &[data-type='warning'] [data-icon] {
    color: var(--ui-color-warning);
  }
  &[data-type='error'] [data-icon] {
    color: var(--ui-color-error);
  }
`,x={success:`circle-check`,info:`info`,warning:`triangle-alert`,error:`circle-alert`};function S({type:e}){let t=u();return(0,_.jsxs)(b,{"data-type":e,children:[(0,_.jsx)(l,{name:x[e],"data-icon":!0}),t(`code.${e}`)]})}var C=(e,t)=>t.of(`operation.${e}`,e).replace(/^./,e=>e.toUpperCase()),w=o({rows:s},{key:`id`,sort:`-dtNotif`,columns:[{field:`dtNotif`,dataType:`DateTime`},{field:`type`,isCode:!0,cell:({type:e})=>(0,g.createElement)(S,{type:e}),width:125},{field:`message`,value:h,share:1,isLong:!0,width:160},{field:`about`,value:({about:e})=>e?.name,cell:e=>(0,g.createElement)(v,e),width:160},{field:`id`,value:()=>``,cell:({id:e})=>(0,g.createElement)(y,{id:e}),width:90},{field:`source`,value:({source:e},t)=>C(e,t),isLong:!0,width:150},{field:`active`,dataType:`boolean`,width:80}],hasDetails:!0,filters:{dtNotif:`date`,type:`choice`,source:`choice`,active:`boolean`},actions:{ViderNotifs:a(f)}});export{w as default};